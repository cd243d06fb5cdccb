/** How far a fact of the catalogue can be trusted. */
export type Confidence = 'high' | 'medium' | 'low'
