import { createHash } from 'node:crypto';
import type { Brand } from '@shop/brands';
import { type ArtOrder, artHeight, drawArt } from '@shop/demo-art';
import type { image } from '../../src/db/schema/index.ts';

const WIDTH = 1200;
/** Enough to tell versions of a picture apart; every tile of a page has two or more. */
const HASH_LENGTH = 6;

export type Picture = Required<Pick<typeof image.$inferInsert, 'id' | 'mimeType' | 'width' | 'height' | 'bytes'>>;

/** Draws a brand's pictures, and each of them only once. */
export class PictureCache {
  readonly #drawn = new Map<string, Picture>();
  readonly #brand: Brand;

  constructor(brand: Brand) {
    this.#brand = brand;
  }

  /** Who draws them. */
  get illustrator(): string {
    return this.#brand.illustrator;
  }

  /** The picture of an order. Its id contains its subject and a hash of the bytes. */
  draw(name: string, order: ArtOrder): Picture {
    const { motif, palette, seed, view, shape, subject } = order;
    const key = JSON.stringify([name, motif, palette, seed, view, shape, subject]);
    const drawn = this.#drawn.get(key) ?? this.#drawAnew(name, order);
    this.#drawn.set(key, drawn);
    return drawn;
  }

  /** All pictures drawn so far. */
  get pictures(): Picture[] {
    return [...this.#drawn.values()];
  }

  #drawAnew(name: string, order: ArtOrder): Picture {
    const bytes = Buffer.from(drawArt(this.#brand.illustrator, order));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
    const id = `${this.#brand.site}.${name}.${order.view}.${hash}`;
    return {
      id,
      mimeType: 'image/svg+xml',
      width: WIDTH,
      height: artHeight(this.#brand.illustrator, order.shape),
      bytes,
    };
  }
}
