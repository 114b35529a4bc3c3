'use client';

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useAutoAdvance } from './useAutoAdvance.ts';
import { useCurrentSlide } from './useCurrentSlide.ts';
import styles from './Carousel.module.css';

export interface CarouselSlide {
  key: string | number;
  content: ReactNode;
}

export interface CarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Names the carousel. */
  label: string;
  slides: readonly CarouselSlide[];
  words: {
    previous: string;
    next: string;
    pause: string;
    play: string;
    /** Names a slide, such as "2 of 5". */
    slide: (position: number, count: number) => string;
  };
  /** Slides side by side on a wide screen. Default 1. */
  perView?: 1 | 2 | 3;
  /**
   * Where the buttons stand: `below` the slides with dots (default), or on their `edges`; then only from 640 px on, as a finger
   * swipes, and without dots.
   */
  controls?: 'below' | 'edges';
  /** Milliseconds between moves; 0 never moves. Default 6000. Never moves under reduced motion. */
  interval?: number;
}

/**
 * Banners in a row that can be swiped, scrolled, and walked with the keyboard. It moves on by itself only while nobody
 * points at it, focuses it or asked it to stop; without JavaScript it is a row that scrolls.
 */
export function Carousel({
  label,
  slides,
  words,
  perView = 1,
  controls = 'below',
  interval = 6000,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  className,
  ...rest
}: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const current = useCurrentSlide(track, slides.length);
  const last = slides.length - 1;

  const go = (index: number) => {
    const list = track.current;
    const slide = list?.children[index];
    if (list && slide) list.scrollBy({ left: startOf(slide) - startOf(list) });
  };
  const next = () => go(atEnd(track.current) ? 0 : Math.min(current + 1, last));
  const previous = () => go(current === 0 ? last : current - 1);

  const motion = useAutoAdvance(interval, slides.length > perView, next);
  const latest = useRef(motion);
  useEffect(() => {
    latest.current = motion;
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing at it only holds the motion
    <section
      aria-label={label}
      {...rest}
      data-per-view={perView}
      data-controls={controls}
      className={classNames(styles.root, className)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        latest.current.hold('pointer', true);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        latest.current.hold('pointer', false);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        latest.current.hold('focus', true);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) latest.current.hold('focus', false);
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role from lists without bullets */}
      <ul ref={track} role="list" className={styles.track} aria-live={motion.moving ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <li key={slide.key} className={styles.slide} aria-label={words.slide(index + 1, slides.length)}>
            {slide.content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <span className={styles.dots} aria-hidden>
            {slides.map((slide, index) => (
              <span
                key={slide.key}
                className={styles.dot}
                data-current={index === current ? '' : undefined}
              />
            ))}
          </span>
          {motion.available && (
            <IconButton
              size="small"
              label={motion.playing ? words.pause : words.play}
              icon={motion.playing ? <Pause /> : <Play />}
              tooltip={false}
              onClick={motion.toggle}
            />
          )}
          <IconButton
            size="small"
            label={words.previous}
            icon={<ChevronLeft className={styles.arrow} />}
            tooltip={false}
            onClick={previous}
          />
          <IconButton
            size="small"
            label={words.next}
            icon={<ChevronRight className={styles.arrow} />}
            tooltip={false}
            onClick={next}
          />
        </div>
      )}
    </section>
  );
}

function atEnd(list: HTMLElement | null): boolean {
  return list !== null && Math.abs(list.scrollLeft) + list.clientWidth >= list.scrollWidth - 1;
}

/** Where an element begins in the window, in the direction of reading. */
function startOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return getComputedStyle(element).direction === 'rtl' ? right : left;
}
