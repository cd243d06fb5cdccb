import type { Brief } from '../brief/brief.ts'

/** Where a trip ends is home only to a group that set out from home: one that flew, or came from afar, is driven back. */
export const homeOrBack = ({ home }: Pick<Brief, 'home'>): 'home' | 'back' => (home ? 'back' : 'home')
/** "home to Benoni", "back to George Airport". */
export const wayBack = (brief: Pick<Brief, 'home' | 'start'>): string => `${homeOrBack(brief)} to ${brief.start.name}`
