import { commitmentFeeRange } from '#shared/domain/commit/fees'
import { formatCents } from '#shared/domain/money'
import type { Question } from '../../ui/faq.tsx'

export function commitQuestions(): Question[] {
  const fee = commitmentFeeRange(45 * 483_000)
  return [
    {
      question: 'What is the commitment fee?',
      answer: `Typically 3–5% of the trip cost. On 45 learners at ${formatCents(483_000)} that is ${formatCents(fee.leastCents)} to ${formatCents(fee.mostCents)}.`,
    },
    {
      question: 'What if too few families sign up?',
      answer: 'Below the minimum that you set, the trip is cancelled. All parents and the school’s fee are refunded.',
    },
    {
      question: 'Can we choose the dates and the number of instalments?',
      answer:
        'Yes. The school sets the number of instalments, the due dates and the minimum participation. Our calculator keeps the last payment 30 days before the trip, while a cancellation still refunds everything.',
    },
    {
      question: 'When does the vendor get paid?',
      answer:
        'We advance the deposit once the school has paid the commitment fee. The balance follows in full once enough parents have paid.',
    },
  ]
}
