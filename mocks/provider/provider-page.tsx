import { RECIPIENT } from '../backend/operations/payments.ts'
import { CHOICES, type Choice, isChoice } from './outcomes.ts'
import { texts } from './texts.ts'
import type { View } from './visit.ts'

type Props = {
  view: View
  /** URL to which the choice is posted without JavaScript. */
  action: string
  onChoose?: (choice: Choice) => void
}

/** The provider's page, like a bank's: rendered in the browser, or as HTML by the server (MCK-06). */
export function ProviderPage({ view, action, onChoose }: Props) {
  const t = texts[view.locale]
  return (
    <main>
      <h1>{t.title}</h1>
      {view.kind === 'refused' && <p role="alert">{t.refused[view.why]}</p>}
      {view.kind === 'done' && <Done view={view} />}
      {view.kind === 'choose' && (
        <>
          <p>{t.about}</p>
          <dl>
            <dt>{t.payee}</dt>
            <dd>{RECIPIENT.recipient}</dd>
            <dt>{t.amount}</dt>
            <dd>{view.sum}</dd>
            <dt>{t.method}</dt>
            <dd>{view.method}</dd>
            <dt>{t.reference}</dt>
            <dd>{view.reference}</dd>
          </dl>
          <form
            method="post"
            action={action}
            onSubmit={(event) => {
              const { submitter } = event.nativeEvent
              const choice = submitter instanceof HTMLButtonElement ? submitter.value : undefined
              if (!onChoose || !isChoice(choice)) return
              event.preventDefault()
              onChoose(choice)
            }}
          >
            {Object.entries(view.form).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <h2>{t.choose}</h2>
            <ul>
              {CHOICES.map((choice) => (
                <li key={choice}>
                  <button type="submit" name="choice" value={choice} aria-describedby={`what-${choice}`}>
                    {t.choices[choice][0]}
                  </button>
                  <span id={`what-${choice}`}>{t.choices[choice][1]}</span>
                </li>
              ))}
            </ul>
          </form>
        </>
      )}
    </main>
  )
}

function Done({ view }: { view: View & { kind: 'done' } }) {
  const t = texts[view.locale]
  return (
    <>
      <p role="status">
        {t.done} {view.url === undefined && t.close}
      </p>
      {view.url !== undefined && (
        <p>
          <a href={view.url}>{t.back}</a>
        </p>
      )}
      {view.isTwice && (
        <p>
          <a href={view.url} target="_blank" rel="noopener noreferrer">
            {t.backAgain}
          </a>
        </p>
      )}
    </>
  )
}
