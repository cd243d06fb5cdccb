import { ButtonLink } from '../../ui/button.tsx'
import { Faq } from '../../ui/faq.tsx'
import { Container } from '../../ui/layout.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { Audiences } from './audiences.tsx'
import { CommitCalculator } from './commit-calculator.tsx'
import { ProblemsAndSolution } from './problems-and-solution.tsx'
import { commitQuestions } from './questions.ts'
import { CommitSteps } from './steps.tsx'
import { TwoWays } from './two-ways.tsx'

export function CommitPage() {
  return (
    <div className="commit">
      <Container className="commit-hero">
        <div>
          <h1>Plan Now, Pay Over Time</h1>
          <p className="commit-lead">
            The school locks in the dates with a small commitment fee. Families pay in instalments. The vendor is paid
            in full once enough families have paid.
          </p>
          <div className="commit-actions">
            <ButtonLink href="/request-demo" wide>
              Request Demo
            </ButtonLink>
            <ButtonLink href="#how-it-works" variant="secondary" wide>
              See How It Works
            </ButtonLink>
          </div>
          <NoticeBox tone="info" title="What it costs">
            School: typically 3–5% of the trip. Families on instalments: 1.5%. Paying in full: no fee.
          </NoticeBox>
        </div>
        <CommitCalculator />
      </Container>
      <ProblemsAndSolution />
      <CommitSteps />
      <Audiences />
      <TwoWays />
      <Faq id="commit-questions" title="Questions schools ask" questions={commitQuestions()} />
    </div>
  )
}
