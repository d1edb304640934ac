CREATE TABLE "search_document" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_document_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"item_id" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_document_text" UNIQUE("site","item_id","locale")
);
--> statement-breakpoint
-- Every ending of a title's words that is long enough to be looked for: a word inside another is the beginning of one, which
-- the index of words knows exactly, while that of titles must look at each again. Nobody types words of a hundred letters.
CREATE FUNCTION shop_title_parts(title text, shortest integer) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT array_to_tsvector(coalesce(array_agg(DISTINCT '~' || substr(word, place)), '{}'))
    FROM regexp_split_to_table(shop_unaccent(lower(title)), '[^[:alnum:]]+') word,
      generate_series(1, length(word) - shortest + 1) place
    WHERE length(word) <= 100);--> statement-breakpoint
-- Titles with the word inside one of theirs, or with each of several words.
CREATE FUNCTION shop_part(word text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ('''~' || replace(replace(replace(shop_unaccent(lower(word)), '\', '\\'), '''', ''''''), ' ', ''':* & ''~')
    || ''':*')::tsquery;--> statement-breakpoint
INSERT INTO search_document (site, item_id, locale, title, words)
  SELECT site, item_id, locale, shop_unaccent(lower(title)), search || shop_title_parts(title, 4)
  FROM item_text WHERE search IS NOT NULL ORDER BY locale, site, item_id;--> statement-breakpoint
CREATE INDEX search_document_words_de ON search_document USING gin (site, words) WHERE locale = 'de';--> statement-breakpoint
CREATE INDEX search_document_title_de ON search_document USING gin (site, title gin_trgm_ops) WHERE locale = 'de';--> statement-breakpoint
CREATE INDEX search_document_words_fr ON search_document USING gin (site, words) WHERE locale = 'fr';--> statement-breakpoint
CREATE INDEX search_document_title_fr ON search_document USING gin (site, title gin_trgm_ops) WHERE locale = 'fr';--> statement-breakpoint
CREATE INDEX search_document_words_en ON search_document USING gin (site, words) WHERE locale = 'en';--> statement-breakpoint
CREATE INDEX search_document_title_en ON search_document USING gin (site, title gin_trgm_ops) WHERE locale = 'en';--> statement-breakpoint
CREATE INDEX search_document_words_it ON search_document USING gin (site, words) WHERE locale = 'it';--> statement-breakpoint
CREATE INDEX search_document_title_it ON search_document USING gin (site, title gin_trgm_ops) WHERE locale = 'it';--> statement-breakpoint
CREATE OR REPLACE FUNCTION shop_similar_titles(of_site text, of_locale text, typed text, at_most integer)
  RETURNS TABLE (item_id text, likeness real)
  LANGUAGE plpgsql STABLE SET pg_trgm.word_similarity_threshold = 0.45
  AS $$
  BEGIN
    RETURN QUERY EXECUTE format(
      'SELECT d.item_id, word_similarity($2, d.title) FROM search_document d
       WHERE d.locale = %L AND d.site = $1 AND $2 <%% d.title ORDER BY 2 DESC, 1 LIMIT $3', of_locale)
      USING of_site, typed, at_most;
  END $$;--> statement-breakpoint
ALTER TABLE "item_text" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "item_text" DROP COLUMN "number";--> statement-breakpoint
ALTER TABLE "item_text" DROP COLUMN "title_plain";--> statement-breakpoint
ANALYZE search_document;
