import { readFacts, gazetteerOf } from '../catalogue/read-facts.ts'
import { parseIdea } from '#shared/domain/idea/parse'
import { planItinerary } from '#shared/domain/planner/plan-itinerary'
const facts = readFacts()
for (const t of [process.argv[2]!]) {
 const i = parseIdea(t, { today:'2026-11-21', gazetteer: gazetteerOf(facts) })
 const p = planItinerary(i, facts, { today: '2026-11-21' })
 for (const r of i.requests) console.log('   ', JSON.stringify(r))
 console.log('##', t); for (const r of (p as any).requests) console.log('   ', JSON.stringify(r)); for (const d of p.daily_itinerary) for (const s of d.schedule) console.log('      ', d.day, s.start, s.end, s.title, (s as any).within?.map((w:any)=>w.title))
}
