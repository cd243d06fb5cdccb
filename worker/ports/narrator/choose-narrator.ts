import { azureOpenAiNarrator } from './azure-openai.ts'
import type { Narrator } from './narrator.ts'
import { workersAiNarrator } from './workers-ai.ts'

/** The model that rewords plans; null if none is configured or one of its settings is missing. */
export function chooseNarrator(env: NarratorSettings): Narrator | null {
  const temperature = numberOr(env.NARRATOR_TEMPERATURE, 0.7)
  const maxTokens = numberOr(env.NARRATOR_MAX_TOKENS, 2000)
  if (env.NARRATOR === 'azure-openai' && env.AZURE_OPENAI_ENDPOINT && env.AZURE_OPENAI_KEY)
    return azureOpenAiNarrator({
      endpoint: env.AZURE_OPENAI_ENDPOINT,
      key: env.AZURE_OPENAI_KEY,
      deployment: env.AZURE_OPENAI_DEPLOYMENT ?? 'o4-mini',
      apiVersion: env.AZURE_OPENAI_API_VERSION ?? '2023-05-15',
      temperature,
      maxTokens,
    })
  if (env.NARRATOR === 'workers-ai' && env.WORKERS_AI_ACCOUNT_ID && env.WORKERS_AI_TOKEN)
    return workersAiNarrator({
      accountId: env.WORKERS_AI_ACCOUNT_ID,
      token: env.WORKERS_AI_TOKEN,
      model: env.WORKERS_AI_MODEL ?? '@cf/meta/llama-3.3-70b-instruct-fp8-fast',
      temperature,
      maxTokens,
    })
  return null
}

function numberOr(text: string | undefined, fallback: number): number {
  const value = Number(text)
  return text !== undefined && text.trim() !== '' && Number.isFinite(value) ? value : fallback
}
