const ARRANGEMENTS =
  /^[ -]{0,3}(?:[a-z][a-z ]{0,20} )?(?:accommodation|lodging|sleeping|beds?|transport|vehicles?|meals?|food|catering|kos|verblyf|slaapplek|vervoer|akkommodasie|lunch|supper) ?:/u
/** Whether a line of a form is about beds, meals or transport: "Meals: gatsbys". */
export const isUnderArrangements = (text: string, start: number): boolean =>
  ARRANGEMENTS.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start))
