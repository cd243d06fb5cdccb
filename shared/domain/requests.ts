/** What a request asks for: something to see, to do, how the trip is to be, what people need, what money may be spent. */
export const REQUEST_KINDS = ['sight', 'activity', 'condition', 'need', 'limit'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]
/** `must`: asked for plainly; `wish`: "if there is time"; `example`: "something like"; `not`: not wanted. */
export const REQUEST_FORCES = ['must', 'wish', 'example', 'not'] as const
export type RequestForce = (typeof REQUEST_FORCES)[number]
/** What a part of the plan lists for every trip: what to do in rain, how the group is kept safe. */
export type ListedTopic = 'rain' | 'safety'
