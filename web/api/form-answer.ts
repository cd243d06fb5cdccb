import type { QueryClient } from '@tanstack/react-query'

/** What the server says to a form that was posted without script: a sentence, and what the person typed. */
export interface FormAnswer {
  problem: string
  values: Record<string, string>
}
const KEY = ['form-answer']

export const keepFormAnswer = (queryClient: QueryClient, answer: FormAnswer): void => {
  queryClient.setQueryData(KEY, answer)
}

/** The server's answer to this page's form, where it was posted without script. */
export const findFormAnswer = (queryClient: QueryClient): FormAnswer | undefined => queryClient.getQueryData<FormAnswer>(KEY)
