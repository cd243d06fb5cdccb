import type { Charge, Spending } from '#shared/domain/spending'

/** Where exact budgets are kept. */
export interface Budgets {
  /** All charges or none. */
  spend(charges: readonly Charge[]): Promise<Spending>
}

interface BudgetsObject extends Rpc.DurableObjectBranded {
  spend(charges: readonly Charge[]): Promise<Spending>
}

/** One object for the whole site, whose budgets are few and whose calls are short. */
export const durableBudgets = (namespace: DurableObjectNamespace<BudgetsObject>): Budgets => ({
  spend: (charges) => namespace.get(namespace.idFromName('site')).spend(charges),
})
