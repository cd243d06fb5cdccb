/** A mail address as a link. */
export const MailLink = ({ to }: { to: string }) => <a href={`mailto:${to}`}>{to}</a>
