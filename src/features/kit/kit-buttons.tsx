import { Link } from '@tanstack/react-router'
import { Download, Pencil, Plus } from 'lucide-react'
import { Spinner } from '@/ui/content/spinner'
import { Button, buttonVariants } from '@/ui/inputs/button'
import { IconButton } from '@/ui/inputs/icon-button'
import { linkVariants } from '@/ui/navigation/link-variants'
import { KitSection, Row, Sample } from './kit-section'
import { useKitTexts } from './kit-texts'

const VARIANTS = ['default', 'outline', 'secondary', 'ghost', 'destructive', 'link'] as const
const SIZES = ['xs', 'sm', 'default', 'lg'] as const

export function KitButtons() {
  const t = useKitTexts()
  return (
    <KitSection id="buttons" title="Button">
      {VARIANTS.map((variant) => (
        <Sample key={variant} name={variant}>
          <Row>
            {SIZES.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {t.load}
              </Button>
            ))}
            <Button variant={variant}>
              <Plus aria-hidden="true" />
              {t.emptyAction}
            </Button>
            <Button variant={variant} busy>
              {t.load}
            </Button>
            <Button variant={variant} disabledReason={t.reason}>
              {t.load}
            </Button>
          </Row>
        </Sample>
      ))}
      <Sample name="block">
        <div className="max-w-form">
          <Button block>{t.load}</Button>
        </div>
      </Sample>
      <Sample name="IconButton">
        <Row>
          <IconButton label={t.edit} icon={<Pencil />} />
          <IconButton label={t.edit} icon={<Pencil />} size="icon-sm" />
          <IconButton label={t.edit} icon={<Pencil />} variant="outline" />
          <IconButton label={t.edit} icon={<Pencil />} busy />
          <IconButton label={t.edit} icon={<Pencil />} disabledReason={t.reason} />
        </Row>
      </Sample>
      <Sample name="links">
        <Row>
          <Link to="/" className={buttonVariants({ variant: 'outline' })}>
            {t.crumbs[0]}
          </Link>
          <Link to="/" className={linkVariants()}>
            {t.crumbs[0]}
          </Link>
          <Link to="/" className={linkVariants({ tone: 'quiet' })}>
            {t.crumbs[0]}
          </Link>
          <Link to="/" className={linkVariants({ tone: 'strong', icon: true })}>
            <Download aria-hidden="true" />
            {t.crumbs[0]}
          </Link>
        </Row>
      </Sample>
      <Sample name="Spinner">
        <Row>
          <Spinner size="sm" label={t.loading} />
          <Spinner label={t.loading} />
          <Spinner size="lg" label={t.loading} />
        </Row>
      </Sample>
    </KitSection>
  )
}
