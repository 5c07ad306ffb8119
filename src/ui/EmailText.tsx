import { Fragment } from 'react'

/** An e-mail address that may break after its @ and before its dots instead of anywhere. */
export const EmailText = ({ email }: { email: string }) =>
  email.split(/(?<=@)|(?=\.)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
