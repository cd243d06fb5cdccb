/** One @, something on both sides of it, a dot in what follows: whether mail arrives is known only by sending it. */
export const isEmailAddress = (text: string): boolean =>
  /^[^\s@<>()",:;]+@[^\s@<>()",:;.]+(?:\.[^\s@<>()",:;.]+)+$/.test(text)
