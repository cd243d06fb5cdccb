import * as z from 'zod/mini'
import { askModel, MODEL_TIMEOUT_MS, parseWording } from './ask-model.ts'
import type { Narrator } from './narrator.ts'
import { promptFor, WORDING_JSON_SCHEMA } from './prompt.ts'

export interface WorkersAiSettings {
  accountId: string
  token: string
  model: string
  temperature: number
  maxTokens: number
  baseUrl?: string
  timeoutMs?: number
}

const RunAnswer = z.object({ success: z.literal(true), result: z.object({ response: z.unknown() }) })

/** A text model of Workers AI through its REST API, in JSON mode. */
export function workersAiNarrator(settings: WorkersAiSettings): Narrator {
  const { accountId, token, model, temperature, maxTokens, timeoutMs = MODEL_TIMEOUT_MS } = settings
  const base = settings.baseUrl ?? 'https://api.cloudflare.com/client/v4'
  const url = `${base}/accounts/${encodeURIComponent(accountId)}/ai/run/${model}`
  return {
    name: `workers-ai:${model}`,
    async reword(plan) {
      const body = {
        messages: promptFor(plan),
        temperature,
        max_tokens: maxTokens,
        response_format: { type: 'json_schema', json_schema: WORDING_JSON_SCHEMA },
      }
      const answer = RunAnswer.safeParse(await askModel(url, { authorization: `Bearer ${token}` }, body, timeoutMs))
      return parseWording(answer.success ? answer.data.result.response : null)
    },
  }
}
