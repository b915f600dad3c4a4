import type { BlockView } from '../../domain/site/pageContent';
import { AreaCard } from '../areas/AreaCard';
import { ArticleCard } from '../articles/ArticleCard';
import { CalculatorSlot } from '../calculators/CalculatorSlot';
import { CareerCard } from '../careers/CareerCard';
import { DevelopmentCard } from '../developments/DevelopmentCard';
import { Form } from '../forms/Form';
import { FormAside } from '../forms/FormAside';
import { Receipt } from '../forms/Receipt';
import { ViewingTimes } from '../forms/ViewingTimes';
import { useWords } from '../locale/useWords';
import { OfficeCard } from '../offices/OfficeCard';
import { OffPlanCard } from '../offPlan/OffPlanCard';
import { TeamMemberCard } from '../team/TeamMemberCard';
import { Beside } from '../ui/Beside';
import { CardGrid } from '../ui/CardGrid';
import { LinkPills } from '../ui/LinkPills';
import { Section } from '../ui/Section';
import type { BlockProps } from './BlockProps';
import { Body } from './Body';
import { CallToAction } from './CallToAction';
import { Cards } from './Cards';
import { Checklist } from './Checklist';
import { Costs } from './Costs';
import { Faqs } from './Faqs';
import { Figures } from './Figures';
import { Glossary } from './Glossary';
import { Listings } from './Listings';
import { PicturedText } from './PicturedText';
import { Reviews } from './Reviews';
import { Sitemap } from './Sitemap';
import { Steps } from './Steps';

/** Renders the blocks of a page in order. */
export function Blocks({ blocks }: { blocks: BlockView[] }) {
  // The index can be part of the key, because the blocks of a page never change order.
  return blocks.map((block, index) => <BlockOf key={`${block.type}${index}`} block={block} />);
}

// The return type makes the compiler ask for a case for each block.
function BlockOf({ block }: { block: BlockView }): JSX.Element {
  const { t } = useWords();
  switch (block.type) {
    case 'body':
      return <Body block={block} />;
    case 'cards':
      return <Cards block={block} />;
    case 'steps':
      return <Steps block={block} />;
    case 'checklist':
      return <Checklist block={block} />;
    case 'costs':
      return <Costs block={block} />;
    case 'picturedText':
      return <PicturedText block={block} />;
    case 'listings':
      return <Listings block={block} />;
    case 'areas':
      return (
        <Section
          title={block.title}
          lead={block.lead}
          more={{ label: t('areas.all'), to: '/buy/community-guides/' }}
        >
          <CardGrid>
            {block.cards.map((area) => (
              <AreaCard key={area.slug} area={area} />
            ))}
          </CardGrid>
        </Section>
      );
    case 'articles':
      return (
        <Section title={block.title} lead={block.lead} more={{ label: t('articles.all'), to: '/articles/' }}>
          <CardGrid>
            {block.cards.map((article) => (
              <ArticleCard key={article.slug} article={article} />
            ))}
          </CardGrid>
        </Section>
      );
    case 'team':
      return (
        <Section title={block.title} lead={block.lead}>
          <CardGrid>
            {block.cards.map((member) => (
              <TeamMemberCard key={member.slug} member={member} />
            ))}
          </CardGrid>
        </Section>
      );
    case 'reviews':
      return <Reviews block={block} />;
    case 'faqs':
      return <Faqs block={block} />;
    case 'offices':
      return (
        <Section title={block.title} lead={block.lead}>
          <CardGrid least="large">
            {block.cards.map((office) => (
              <OfficeCard key={office.slug} office={office} />
            ))}
          </CardGrid>
        </Section>
      );
    case 'offPlan':
      return (
        <Section title={block.title} lead={block.lead} more={{ label: t('offPlan.all'), to: '/offplan/' }}>
          <CardGrid>
            {block.cards.map((project) => (
              <OffPlanCard key={project.slug} project={project} />
            ))}
          </CardGrid>
        </Section>
      );
    case 'developments':
      return (
        <Section title={block.title} lead={block.lead}>
          <CardGrid>
            {block.cards.map((development) => (
              <DevelopmentCard key={development.slug} development={development} />
            ))}
          </CardGrid>
        </Section>
      );
    case 'careers':
      return (
        <Section title={block.title} lead={block.lead}>
          <CardGrid least="large">
            {block.cards.map((career) => (
              <CareerCard key={career.slug} career={career} />
            ))}
          </CardGrid>
        </Section>
      );
    case 'popularSearches':
      return <PopularSearches block={block} />;
    case 'figures':
      return <Figures block={block} />;
    case 'form':
      return <FormBlock block={block} />;
    case 'calculator':
      return <CalculatorBlock block={block} />;
    case 'callToAction':
      return <CallToAction block={block} />;
    case 'glossary':
      return <Glossary block={block} />;
    case 'sitemap':
      return <Sitemap block={block} />;
    case 'receipt':
      return <Receipt />;
  }
}

function CalculatorBlock({ block }: BlockProps<'calculator'>) {
  const { title, lead, ...view } = block;
  return (
    <Section title={title} lead={lead} id="calculator">
      <CalculatorSlot name={block.calculator} view={view} />
    </Section>
  );
}

function FormBlock({ block }: BlockProps<'form'>) {
  return (
    <Section title={block.title} lead={block.lead} id="form">
      <Beside
        aside={<FormAside form={block.form} team={block.team} hours={block.times?.words ?? block.hours} />}
      >
        <ViewingTimes.Provider value={block.times}>
          <Form form={block.form} />
        </ViewingTimes.Provider>
      </Beside>
    </Section>
  );
}

function PopularSearches({ block }: BlockProps<'popularSearches'>) {
  return (
    <Section title={block.title} lead={block.lead}>
      <LinkPills links={block.searches} />
    </Section>
  );
}
