/** What the server says to a form that was posted without script: a sentence, and what the person typed. */
export interface FormAnswer {
  problem: string
  values: Record<string, string>
}
