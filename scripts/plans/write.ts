import { writeFileSync } from 'node:fs'
import { readFacts } from '../catalogue/read-facts.ts'
import { makePlans } from './make-plans.ts'
import { printPlan } from './print-plan.ts'

// `npm run plans`: prints ten plans into docs/plans, to be read as a teacher, a principal and a bus driver would.
for (const { file, text, plan } of makePlans(readFacts()))
  writeFileSync(new URL(`../../docs/plans/${file}.md`, import.meta.url), printPlan(text, plan))
