import { Link } from '@tanstack/react-router'
import { Dumbbell, Utensils } from 'lucide-react'
import { Button } from '@/ui/button'
import { linkVariants } from '@/ui/button-variants'
import { Card } from '@/ui/card'
import { Carousel } from '@/ui/carousel'
import { DescriptionList } from '@/ui/description-list'
import { amountVariants, cellVariants, tableClasses } from '@/ui/table-classes'
import { Tile } from '@/ui/tile'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { Columns, KitSection, Row, Sample } from './kit-section'
import { useKitTexts } from './kit-texts'

export function KitData() {
  const t = useKitTexts()
  const rows = t.rows.map(([label = '', value]) => ({ label, value }))
  return (
    <KitSection id="data" title="Card, Tile, Table, Carousel">
      <Sample name="Card">
        <Columns>
          <Card title={t.cardTitle} headingLevel={3} description={t.cardText}>
            <DescriptionList rows={rows} />
          </Card>
          <Card
            title={t.cardTitle}
            headingLevel={3}
            action={
              <Button variant="secondary" size="sm">
                {t.edit}
              </Button>
            }
            footer={<Button>{t.save}</Button>}
          >
            <DescriptionList layout="stacked" rows={rows} />
          </Card>
          <Card>{t.cardText}</Card>
        </Columns>
      </Sample>
      <Sample name="Tile">
        <Columns>
          <Tile
            title={t.tiles[0] ?? ''}
            headingLevel={3}
            icon={<Utensils />}
            value="4 250,00 €"
            link={(props) => <Link to="/" {...props} />}
          >
            {t.tileText}
          </Tile>
          <Tile
            title={t.tiles[1] ?? ''}
            headingLevel={3}
            icon={<Dumbbell />}
            actions={
              <Link to="/" className={linkVariants()}>
                {t.tileLink}
              </Link>
            }
          >
            {t.tileText}
          </Tile>
        </Columns>
      </Sample>
      <Sample name="amounts">
        <Row>
          <span className={amountVariants()}>{t.total}</span>
          <span className={amountVariants({ size: 'large' })}>{t.total}</span>
          <span className={amountVariants({ size: 'hero' })}>{t.total}</span>
        </Row>
      </Sample>
      <Sample name="table classes">
        <Card flush>
          <PlainTable />
        </Card>
      </Sample>
      <Sample name="Carousel">
        <Card>
          <Carousel
            label={t.news}
            previousLabel={t.previous}
            nextLabel={t.next}
            positionText={(current, count) => `${current} / ${count}`}
            slides={t.newsTitles.map((title) => ({ key: title, content: <Slide title={title} /> }))}
          />
        </Card>
      </Sample>
    </KitSection>
  )
}

function Slide({ title }: { title: string }) {
  const t = useKitTexts()
  return (
    <div className="space-y-2 p-1">
      <p className="font-semibold">{title}</p>
      <Link to="/" className={linkVariants()}>
        {t.open}
        <VisuallyHidden>{` ${title}`}</VisuallyHidden>
      </Link>
    </div>
  )
}

function PlainTable() {
  const t = useKitTexts()
  const kinds = ['date', 'text', 'money'] as const
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
    <section className={tableClasses.scroller} aria-label={t.tableCaption} tabIndex={0}>
      <table className={tableClasses.table}>
        <caption className={tableClasses.caption}>{t.tableCaption}</caption>
        <thead className={tableClasses.head}>
          <tr>
            {t.tableHead.map((head, i) => (
              <th key={head} scope="col" className={cellVariants({ kind: kinds[i], head: true })}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {t.tableRows.map((row) => (
            <tr key={row.join()} className={tableClasses.row}>
              {row.map((cell, i) => (
                <td key={cell} className={cellVariants({ kind: kinds[i] })}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className={tableClasses.foot}>
          <tr>
            <th scope="row" colSpan={2} className={cellVariants()}>
              {t.tableSum}
            </th>
            <td className={cellVariants({ kind: 'money' })}>{t.total}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
