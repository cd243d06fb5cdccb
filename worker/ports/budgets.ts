import type { Charge, Spending } from '#shared/domain/spending'

/** The store of exact budgets. */
export interface Budgets {
  /** Grants all charges or none. */
  spend(charges: readonly Charge[]): Promise<Spending>
}

/** Budgets of wrong guesses: a right one is given back. */
export interface GuessBudgets extends Budgets {
  /** Takes back the newest unit of each key. */
  giveBack(keys: readonly string[]): Promise<void>
}

interface BudgetsObject extends Rpc.DurableObjectBranded {
  spend(charges: readonly Charge[]): Promise<Spending>
  giveBack(keys: readonly string[]): Promise<void>
}

/** One object for the whole site: budgets are few and calls are short. */
export const durableBudgets = (namespace: DurableObjectNamespace<BudgetsObject>): Budgets => ({
  spend: (charges) => namespace.get(namespace.idFromName('site')).spend(charges),
})

/** An object of its own, so that a flood of guesses does not hold up the mail budgets. */
export function durableGuessBudgets(namespace: DurableObjectNamespace<BudgetsObject>): GuessBudgets {
  const object = () => namespace.get(namespace.idFromName('guesses'))
  return { spend: (charges) => object().spend(charges), giveBack: (keys) => object().giveBack(keys) }
}
