/** A fault travels as an answer: a thrown error arrives without its class and is then like a call that never arrived. */
export type Answer<T> = { value: T } | { fault: string; message: string }

/** The calls of another Worker's interface as they travel over RPC. */
export type CallsOf<Interface extends Record<keyof Interface, (...task: never[]) => Promise<unknown>>> = {
  [Call in keyof Interface]: (
    ...task: Parameters<Interface[Call]>
  ) => Promise<Answer<Awaited<ReturnType<Interface[Call]>>>>
}

/** What a call of another Worker answers; throws its fault by name, or `Unreached` where it did not arrive. */
export async function answerOf<T>(
  call: () => Promise<Answer<T>>,
  Unreached: new (message: string, options: ErrorOptions) => Error,
): Promise<T> {
  const answer = await call().catch((cause: unknown) => {
    throw new Unreached('The Worker behind this call was not reached.', { cause })
  })
  if ('value' in answer) return answer.value
  const error = new Error(answer.message)
  error.name = answer.fault
  throw error
}
