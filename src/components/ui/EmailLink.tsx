type Props = { email: string };

/** An email address that opens a message to it. In a narrow column it breaks before the @. */
export function EmailLink({ email }: Props) {
  const at = email.indexOf('@');
  return (
    <a href={`mailto:${email}`} className="ltr">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  );
}
