/** The texts that a payer agrees to. The version is the day of the last change and is stored with the order. */
export const AGREEMENTS = [
  { field: 'agreeTerms', to: 'terms', version: '2025-06-25' },
  { field: 'agreeRefund', to: 'refund_policy', version: '2025-06-25' },
  { field: 'agreeData', to: 'data_processing', version: '2024-07-07' },
] as const
