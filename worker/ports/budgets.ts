import type { Charge, Spending } from '#shared/domain/spending'

/** The store of exact budgets. */
export interface Budgets {
  /** Grants all charges or none. */
  spend(charges: readonly Charge[]): Promise<Spending>
}

interface BudgetsObject extends Rpc.DurableObjectBranded {
  spend(charges: readonly Charge[]): Promise<Spending>
}

/** One object for the whole site: budgets are few and calls are short. */
export const durableBudgets = (namespace: DurableObjectNamespace<BudgetsObject>): Budgets => ({
  spend: (charges) => namespace.get(namespace.idFromName('site')).spend(charges),
})
