/** The categories of a price, by code, as `cost_breakdown` names them. */
export const COST_CATEGORIES = {
  flights: 'Flights',
  transport: 'Transport',
  accommodation: 'Accommodation',
  meals: 'Meals',
  entrance_fees: 'Entrance fees',
  guides: 'Guides',
  insurance: 'Insurance',
  contingency: 'Contingency',
  platform_fee: 'Platform fee',
} as const
export type CostCategory = keyof typeof COST_CATEGORIES

/** What a line of the price is for, and its category. */
export const CATEGORY_OF = {
  flight: 'flights',
  coach: 'transport',
  local_bus: 'transport',
  transfer: 'transport',
  driver: 'transport',
  tolls: 'transport',
  bed: 'accommodation',
  packed_lunch: 'meals',
  dinner: 'meals',
  groceries: 'meals',
  entrance: 'entrance_fees',
  to_be_quoted: 'entrance_fees',
  guide: 'guides',
  insurance: 'insurance',
  contingency: 'contingency',
  price_rise: 'contingency',
  fee: 'platform_fee',
  fee_vat: 'platform_fee',
} as const satisfies Record<string, CostCategory>
export type CostCode = keyof typeof CATEGORY_OF

/** The category that a part of the trip is called by ("the bus"), by `LimitPart`; absent: it has none of its own. */
export const CATEGORY_OF_PART: Readonly<Partial<Record<string, CostCategory>>> = {
  bus: 'transport',
  entrance: 'entrance_fees',
  food: 'meals',
  beds: 'accommodation',
  flights: 'flights',
}
