import { useSearch } from '@tanstack/react-router'
import { linkVariants } from '@/ui/navigation/link-variants'
import { PageHeader } from '@/ui/navigation/page-header'
import { KitButtons } from './kit-buttons'
import { KitChoices } from './kit-choices'
import { KitControls } from './kit-controls'
import { KitData } from './kit-data'
import { KitForms } from './kit-forms'
import { KitMessages } from './kit-messages'
import { KitNavigation } from './kit-navigation'
import { KitOverlays } from './kit-overlays'
import { KitTables } from './kit-tables'
import { useKitTexts } from './kit-texts'

const SECTIONS = {
  buttons: KitButtons,
  controls: KitControls,
  choices: KitChoices,
  forms: KitForms,
  messages: KitMessages,
  overlays: KitOverlays,
  navigation: KitNavigation,
  data: KitData,
  tables: KitTables,
}

/**
 * Every component in every state, for visual checks and accessibility tests; only in builds with the fake API.
 * `?section=overlays` shows one section alone.
 */
export function KitPage() {
  const t = useKitTexts()
  const { section } = useSearch({ from: '/kit' })
  return (
    <>
      <PageHeader title={t.title} description={t.description} />
      <nav aria-label={t.contents} className="mb-6">
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {Object.keys(SECTIONS).map((id) => (
            <li key={id}>
              <a href={`#${id}`} className={linkVariants({ icon: true })}>
                {id}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="space-y-10">
        {Object.entries(SECTIONS)
          .filter(([id]) => section === undefined || section === id)
          .map(([id, Section]) => (
            <Section key={id} />
          ))}
      </div>
    </>
  )
}
