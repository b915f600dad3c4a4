import { useWords } from '../locale/useWords';
import { Badge } from '../ui/Badge';
import { Button, ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { LinkPills } from '../ui/LinkPills';
import { Section } from '../ui/Section';
import { Stars } from '../ui/Stars';
import * as styles from './StyleGuideParts.module.css';

const looks = ['primary', 'secondary', 'quiet'] as const;
const tones = ['plain', 'brand', 'good', 'warn', 'offMarket'] as const;
const sizes = ['xs', 's', 'm', 'l', 'xl', '2xl', '3xl', '4xl'] as const;
const colours = [
  'ground',
  'ground-raised',
  'ground-sunk',
  'ground-deep',
  'line',
  'ink',
  'ink-soft',
  'brand',
  'accent',
  'good',
  'warn',
  'bad',
];

/** Typography, colours, buttons, badges and states. */
export function StyleGuideParts() {
  const { t } = useWords();
  return (
    <>
      <Section title={t('styleGuide.type')}>
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--text-${size})` }}>
            {t('styleGuide.sample')}
          </p>
        ))}
      </Section>
      <Section title={t('styleGuide.colours')}>
        <ul role="list" className={styles.row}>
          {colours.map((colour) => (
            <li key={colour} className={styles.swatch}>
              <span style={{ background: `var(--${colour})` }} />
              <bdi>{colour}</bdi>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('styleGuide.buttons')}>
        <div className={styles.row}>
          {looks.map((look) => (
            <Button key={look} look={look}>
              {t('styleGuide.button')}
            </Button>
          ))}
          <ButtonLink to="/">{t('styleGuide.button')}</ButtonLink>
          <LinkPills links={[{ label: t('styleGuide.button'), path: '/book-a-viewing/', count: 24 }]} />
        </div>
      </Section>
      <Section title={t('styleGuide.badges')}>
        <div className={styles.row}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {t('listings.status.for-sale')}
            </Badge>
          ))}
          <Stars rating={4} />
        </div>
      </Section>
      <Section title={t('styleGuide.states')}>
        <EmptyState title={t('careers.none')} text={t('careers.noneText')} />
        <p>{t('common.loading')}</p>
      </Section>
    </>
  );
}
