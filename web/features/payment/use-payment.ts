import { useEffect, useEffectEvent, useState } from 'react'
import { type PaymentCreated, type PaymentQuote, thankYouAddress } from '#shared/contracts/payment'
import { formValues } from '#shared/contracts/read-form'
import { centsOfAmount } from '#shared/domain/payment/amount'
import type { CardInput } from '#shared/domain/payment/card-input'
import type { ApiFetch } from '../../api/client.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { localDay } from '../../ui/local-day.ts'
import { showNotice } from '../../ui/notices/notices.ts'
import { leaveForProvider } from './leave-for-provider.ts'
import { PAYMENT_FAILED } from './payment-words.ts'
import { readPayment, sendPayment } from './send-payment.ts'

export interface PaymentOutside {
  apiFetch: ApiFetch
  quote: PaymentQuote
  answer: FormAnswer | undefined
  /** Opens the next page after the order is placed. */
  onDone: (href: string) => void
  wait?: (milliseconds: number) => Promise<void>
}

/** The payment form: checks all values, places the order, shows the specified wait and opens the next page. */
export function usePayment({ apiFetch, quote, answer, onDone, wait = pause }: PaymentOutside) {
  const [typed, setTyped] = useState<{ tripName: string; amountCents: number | null; method: string } | null>(null)

  const form = useForm({
    draft: 'payment',
    answer,
    submit: async (data, key) => {
      const card = quote.card_provider === 'simulated' ? readCard() : null
      const reading = readPayment(data, card, localDay())
      if (!('request' in reading)) return reading
      const sent = await sendPayment(apiFetch, reading.request, key)
      if (!('created' in sent)) {
        if (Object.keys(sent.fields).length === 0)
          showNotice({ title: 'Payment Failed', description: PAYMENT_FAILED, destructive: true })
        return sent
      }
      const { next } = sent.created
      if (next.kind === 'hosted') {
        leaveForProvider(next)
        // The button stays busy until the provider's page has loaded.
        await wait(10_000)
        return null
      }
      if (next.kind === 'simulated') await wait(next.wait_ms)
      showNotice(successOf(sent.created))
      onDone(thankYouAddress(sent.created))
      return null
    },
  })

  const follow = () => {
    if (!form.form.current) return
    const values = formValues(new FormData(form.form.current).entries())
    const text = (name: string) => {
      const value = values[name]
      return typeof value === 'string' ? value.trim() : ''
    }
    setTyped({
      tripName: text('tripName'),
      amountCents: centsOfAmount(text('totalAmount')),
      method: text('paymentMethod'),
    })
  }
  const onInput = () => {
    form.formProps.onInput()
    follow()
  }
  // Includes values typed before the script ran.
  const catchUp = useEffectEvent(follow)
  useEffect(() => {
    const waking = setTimeout(() => catchUp())
    return () => clearTimeout(waking)
  }, [])

  return { ...form, formProps: { ...form.formProps, onInput }, typed }
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** The card's fields have no name, so they are read by their ids. */
function readCard(): CardInput {
  const text = (name: string) => (document.getElementById(`field-${name}`) as HTMLInputElement | null)?.value ?? ''
  return { number: text('cardNumber'), expiry: text('cardExpiry'), cvv: text('cardCvv'), holder: text('cardHolder') }
}

function successOf(created: PaymentCreated): { title: string; description: string } {
  const { next, is_practice, is_mail_held } = created
  if (next.kind === 'simulated')
    return {
      title: 'Practice payment complete',
      description: `No money was taken.${is_mail_held ? '' : ' We sent you a copy by email.'}`,
    }
  return {
    title: is_practice ? 'Practice order placed' : 'Order placed',
    description: `Your reference is ${created.payer_reference}. ${is_mail_held ? 'Please keep it.' : 'It is in your email too.'}`,
  }
}
