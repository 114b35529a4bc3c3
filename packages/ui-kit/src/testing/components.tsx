import type { ReactElement, Ref } from 'react';
import {
  Avatar,
  Badge,
  Button,
  CardGrid,
  Carousel,
  Checkbox,
  ChipButton,
  ChipLink,
  ChipRail,
  EmptyState,
  ErrorState,
  FileDrop,
  IconButton,
  Image,
  ImagePicker,
  LoadMore,
  NavTabs,
  NumberField,
  Progress,
  RadioGroup,
  SearchField,
  Select,
  Skeleton,
  SkipLink,
  Spinner,
  Tabs,
  TagInput,
  TemplateCard,
  TemplateCardSkeleton,
  TextArea,
  TextField,
  VirtualList,
  VisuallyHidden,
} from '../index.ts';

/** Props every component takes, whatever its own are. */
export interface SharedProps {
  ref?: Ref<never>;
  className?: string;
}

/** How a component carries what it is given. */
export interface ComponentCase {
  name: string;
  /** The smallest sensible use. */
  render: (shared: SharedProps) => ReactElement;
  /** Attributes the element with the class name must have. */
  data?: Record<string, string>;
  /** Where the ref goes, when it is not the element with the class name. */
  refTag?: string;
}

const nothing = () => undefined;
const moreWords = { more: 'More', loading: 'Loading…', end: 'All shown', failed: 'Failed', retry: 'Retry' };
const slideWords = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (one: number, all: number) => `${one} of ${all}`,
};

/** Every component that draws itself in place, for the tests all of them must pass. */
export const COMPONENTS: readonly ComponentCase[] = [
  {
    name: 'Avatar',
    render: (props) => <Avatar {...props} label="NW" color={3} size={40} />,
    data: { 'data-color': '3', 'data-size': '40' },
  },
  {
    name: 'Badge',
    render: (props) => (
      <Badge {...props} tone="caution">
        In review
      </Badge>
    ),
    data: { 'data-tone': 'caution' },
  },
  {
    name: 'Button',
    render: (props) => (
      <Button {...props} variant="primary" size="large" block>
        Use
      </Button>
    ),
    data: { 'data-variant': 'primary', 'data-size': 'large', 'data-block': '' },
  },
  {
    name: 'CardGrid',
    render: (props) => (
      <CardGrid {...props}>
        <b>One</b>
      </CardGrid>
    ),
  },
  {
    name: 'Carousel',
    render: (props) => (
      <Carousel
        {...props}
        label="Banners"
        perView={2}
        words={slideWords}
        slides={[{ key: 1, content: 'One' }]}
      />
    ),
    data: { 'data-per-view': '2' },
  },
  {
    name: 'Checkbox',
    render: (props) => <Checkbox {...props} label="Agree" checked={false} onCheckedChange={nothing} />,
    refTag: 'INPUT',
  },
  {
    name: 'ChipButton',
    render: (props) => (
      <ChipButton {...props} selected size="small">
        Study
      </ChipButton>
    ),
    data: { 'data-selected': '', 'data-size': 'small', 'aria-pressed': 'true' },
  },
  {
    name: 'ChipLink',
    render: (props) => (
      <ChipLink {...props} href="#study" selected>
        Study
      </ChipLink>
    ),
    data: { 'data-selected': '', 'aria-current': 'true' },
  },
  {
    name: 'ChipRail',
    render: (props) => (
      <ChipRail {...props} label="Tags">
        x
      </ChipRail>
    ),
    data: { 'data-scroll': '' },
  },
  {
    name: 'EmptyState',
    render: (props) => <EmptyState {...props} title="Nothing here" size="small" />,
    data: { 'data-size': 'small' },
  },
  {
    name: 'ErrorState',
    render: (props) => <ErrorState {...props} title="Not loaded" />,
    data: { 'data-tone': 'critical' },
  },
  {
    name: 'FileDrop',
    render: (props) => <FileDrop {...props} label="Choose" onFiles={nothing} invalid />,
    data: { 'data-invalid': '' },
    refTag: 'INPUT',
  },
  {
    name: 'IconButton',
    render: (props) => <IconButton {...props} label="Like" icon="♥" variant="floating" size="small" />,
    data: { 'data-variant': 'floating', 'data-size': 'small' },
  },
  {
    name: 'Image',
    render: (props) => <Image {...props} src="data:," alt="A board" ratio="wide" fit="contain" />,
    data: { 'data-ratio': 'wide', 'data-fit': 'contain' },
  },
  {
    name: 'ImagePicker',
    render: (props) => (
      <ImagePicker
        {...props}
        label="Cover"
        pickLabel="Choose"
        replaceLabel="Replace"
        preview={null}
        previewAlt=""
        onPick={nothing}
        ratio="square"
      />
    ),
    data: { 'data-ratio': 'square' },
  },
  {
    name: 'LoadMore',
    render: (props) => (
      <LoadMore {...props} hasMore={false} loading={false} onLoadMore={nothing} words={moreWords} />
    ),
  },
  {
    name: 'NavTabs',
    render: (props) => (
      <NavTabs {...props} label="Lists" items={[{ href: '#hot', label: 'Hot', current: true }]} />
    ),
  },
  {
    name: 'NumberField',
    render: (props) => <NumberField {...props} label="Price" value={3} onValueChange={nothing} />,
    refTag: 'INPUT',
  },
  { name: 'Progress', render: (props) => <Progress {...props} label="Sending" value={0.5} /> },
  {
    name: 'RadioGroup',
    render: (props) => (
      <RadioGroup
        {...props}
        label="Price"
        variant="cards"
        value="free"
        onValueChange={nothing}
        options={[{ value: 'free', label: 'Free' }]}
      />
    ),
    data: { 'data-variant': 'cards' },
  },
  {
    name: 'SearchField',
    render: (props) => (
      <SearchField
        {...props}
        label="Search"
        submitLabel="Search"
        clearLabel="Clear"
        suggestionsLabel="Suggestions"
        value=""
        onValueChange={nothing}
        onSearch={nothing}
        size="large"
      />
    ),
    data: { 'data-size': 'large' },
    refTag: 'INPUT',
  },
  {
    name: 'Select',
    render: (props) => (
      <Select
        {...props}
        label="Order"
        value="hot"
        onValueChange={nothing}
        options={[{ value: 'hot', label: 'Hot' }]}
      />
    ),
    refTag: 'BUTTON',
  },
  {
    name: 'Skeleton',
    render: (props) => <Skeleton {...props} shape="title" width={50} />,
    data: { 'data-shape': 'title', 'data-width': '50' },
  },
  {
    name: 'SkipLink',
    render: (props) => (
      <SkipLink {...props} href="#main">
        Skip
      </SkipLink>
    ),
  },
  { name: 'Spinner', render: (props) => <Spinner {...props} size="large" />, data: { 'data-size': 'large' } },
  {
    name: 'Tabs',
    render: (props) => (
      <Tabs
        {...props}
        label="Profile"
        value="works"
        onValueChange={nothing}
        items={[{ value: 'works', label: 'Works', content: 'All' }]}
      />
    ),
  },
  {
    name: 'TagInput',
    render: (props) => (
      <TagInput
        {...props}
        label="Tags"
        value={['a']}
        onValueChange={nothing}
        removeLabel={(tag) => `Remove ${tag}`}
      />
    ),
    refTag: 'INPUT',
  },
  {
    name: 'TemplateCard',
    render: (props) => (
      <TemplateCard
        {...props}
        title="Retrospective"
        href="#file"
        cover={<Image src="data:," alt="" />}
        stats={[{ icon: '♥', value: 1, label: '1 like' }]}
        creator={{ name: 'Nora', avatar: <Avatar label="N" color={1} /> }}
      />
    ),
  },
  { name: 'TemplateCardSkeleton', render: (props) => <TemplateCardSkeleton {...props} /> },
  {
    name: 'TextArea',
    render: (props) => <TextArea {...props} label="Description" value="" onValueChange={nothing} />,
    refTag: 'TEXTAREA',
  },
  {
    name: 'TextField',
    render: (props) => <TextField {...props} label="Title" error="Enter a title" />,
    data: { 'data-invalid': '' },
    refTag: 'INPUT',
  },
  {
    name: 'VirtualList',
    render: (props) => (
      <VirtualList
        {...props}
        aria-label="Rows"
        items={['a']}
        itemHeight={36}
        getKey={String}
        renderItem={(item) => item}
      />
    ),
  },
  { name: 'VisuallyHidden', render: (props) => <VisuallyHidden {...props}>Text</VisuallyHidden> },
];
