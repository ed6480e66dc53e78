import type { BenefitType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '@/language/locale'
import { ContentLink } from '@/shell/content-link'
import { Alert, AlertAction, AlertDescription } from '@/ui/content/alert'
import { benefitInfoQuery } from './queries'

const TEXTS: Partial<Record<BenefitType, () => string>> = {
  massage: () => m.benefits_info_massage(),
  wellbeing: () => m.benefits_info_wellbeing(),
}

/** GRP-02: explains massage and wellbeing, with links from the content file. Renders nothing for other benefits. */
export function BenefitInfoBar({ type }: { type: BenefitType }) {
  const locale = useLocale()
  const { data: info } = useQuery(benefitInfoQuery())
  const text = TEXTS[type]
  if (!text || (type !== 'massage' && type !== 'wellbeing')) return null
  const links = info?.[type]
  return (
    <section aria-label={m.benefits_info_label()}>
      <Alert variant="info">
        <AlertDescription>
          <p>{text()}</p>
        </AlertDescription>
        <AlertAction>
          {links && (
            <>
              <ContentLink url={links.instructions[locale]}>{m.benefits_info_instructions()}</ContentLink>
              <ContentLink url={links.callToAction[locale]}>{m.benefits_info_call_to_action()}</ContentLink>
            </>
          )}
        </AlertAction>
      </Alert>
    </section>
  )
}
