/** A text in two parts: the lead says what the text is about ("Near water"). */
export interface TextWithLead {
  lead: string | null
  rest: string
}
export const withLead = (lead: string, rest: string): TextWithLead => ({ lead, rest })
export const withoutLead = (rest: string): TextWithLead => ({ lead: null, rest })

const startOf = (lead: string): string => `${lead}: `
/** "Near water: at least one adult for every 10 learners." */
export const joinLead = ({ lead, rest }: TextWithLead): string => (lead === null ? rest : startOf(lead) + rest)
/** The parts of a text whose lead is known; without a lead, the whole text is `rest`. */
export const splitLead = (text: string, lead: string | null | undefined): TextWithLead =>
  lead && text.startsWith(startOf(lead)) ? withLead(lead, text.slice(startOf(lead).length)) : withoutLead(text)
