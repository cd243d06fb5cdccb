import * as z from 'zod/mini'
import { askModel, MODEL_TIMEOUT_MS, parseWording } from './ask-model.ts'
import type { Narrator } from './narrator.ts'
import { promptFor, WORDING_JSON_SCHEMA } from './prompt.ts'

export interface AzureOpenAiSettings {
  endpoint: string
  key: string
  deployment: string
  apiVersion: string
  temperature: number
  maxTokens: number
  timeoutMs?: number
}

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.nullable(z.string()) }) })).check(z.minLength(1)),
})

/** Structured output and `max_completion_tokens` exist since this version; older ones refuse unknown fields. */
const STRUCTURED_SINCE = '2024-08-01'

/** Chat completions of an Azure OpenAI deployment. */
export function azureOpenAiNarrator(settings: AzureOpenAiSettings): Narrator {
  const { endpoint, key, deployment, apiVersion, temperature, maxTokens, timeoutMs = MODEL_TIMEOUT_MS } = settings
  const base = endpoint.replace(/\/+$/, '')
  const url = `${base}/openai/deployments/${encodeURIComponent(deployment)}/chat/completions?api-version=${encodeURIComponent(apiVersion)}`
  const limits =
    apiVersion < STRUCTURED_SINCE
      ? { max_tokens: maxTokens }
      : {
          max_completion_tokens: maxTokens,
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'wording', strict: true, schema: WORDING_JSON_SCHEMA },
          },
        }
  return {
    name: `azure-openai:${deployment}`,
    async reword(plan) {
      const body = { messages: promptFor(plan), temperature, ...limits }
      const answer = Completion.safeParse(await askModel(url, { 'api-key': key }, body, timeoutMs))
      return parseWording(answer.success ? answer.data.choices[0]?.message.content : null)
    },
  }
}
