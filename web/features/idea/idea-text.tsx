import { createContext, type ReactNode, use } from 'react'
import { useIdeaText } from './use-idea-text.ts'

type IdeaText = ReturnType<typeof useIdeaText>

const IdeaTextContext = createContext<IdeaText | null>(null)

/** The idea that the landing page's two fields share. */
export function IdeaTextProvider({ children }: { children: ReactNode }) {
  return <IdeaTextContext value={useIdeaText()}>{children}</IdeaTextContext>
}

export function useSharedIdea(): IdeaText {
  const text = use(IdeaTextContext)
  if (!text) throw new Error('An idea field stands outside IdeaTextProvider.')
  return text
}
