/** An address to write to, as a link that shows it. */
export const MailLink = ({ to }: { to: string }) => <a href={`mailto:${to}`}>{to}</a>
