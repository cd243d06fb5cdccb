import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import './remarks.css'
import type { Posted, Remark } from './notices.ts'

/** The library's own limits are the house's, named so that an update cannot change them. */
const LIMITS = { visibleToasts: 3, duration: 4000, hotkey: ['altKey', 'KeyT'], containerAriaLabel: 'Notifications' }

export default function RemarksView({ remark: { serial, content } }: { remark: Posted<Remark> }) {
  useEffect(() => {
    const { message, description, action } = content
    toast(message, { id: serial, description, action: action && { label: action.label, onClick: action.run } })
  }, [serial, content])
  return <Toaster {...LIMITS} position="top-center" expand />
}
