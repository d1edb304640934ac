-- The search looks within one language: an index of its own finds nothing that another language or text must be asked for.
DROP INDEX "item_text_search";--> statement-breakpoint
DROP INDEX "item_text_title_trgm";--> statement-breakpoint
-- Taking the accents off is the dearest part of comparing titles, so it is done once.
ALTER TABLE "item_text" ADD COLUMN "title_plain" text GENERATED ALWAYS AS (shop_unaccent(lower(title))) STORED;--> statement-breakpoint
CREATE INDEX item_text_search_de ON item_text USING gin (search) WHERE locale = 'de';--> statement-breakpoint
CREATE INDEX item_text_title_de ON item_text USING gin (title_plain gin_trgm_ops) WHERE locale = 'de';--> statement-breakpoint
CREATE INDEX item_text_search_fr ON item_text USING gin (search) WHERE locale = 'fr';--> statement-breakpoint
CREATE INDEX item_text_title_fr ON item_text USING gin (title_plain gin_trgm_ops) WHERE locale = 'fr';--> statement-breakpoint
CREATE INDEX item_text_search_en ON item_text USING gin (search) WHERE locale = 'en';--> statement-breakpoint
CREATE INDEX item_text_title_en ON item_text USING gin (title_plain gin_trgm_ops) WHERE locale = 'en';--> statement-breakpoint
CREATE INDEX item_text_search_it ON item_text USING gin (search) WHERE locale = 'it';--> statement-breakpoint
CREATE INDEX item_text_title_it ON item_text USING gin (title_plain gin_trgm_ops) WHERE locale = 'it';--> statement-breakpoint
-- A function, because the operator that uses the index takes its threshold from a setting.
CREATE FUNCTION shop_similar_titles(of_site text, of_locale text, typed text, at_most integer)
  RETURNS TABLE (item_id text, likeness real)
  LANGUAGE plpgsql STABLE SET pg_trgm.word_similarity_threshold = 0.45
  AS $$
  BEGIN
    RETURN QUERY EXECUTE format(
      'SELECT t.item_id, word_similarity($2, t.title_plain) FROM item_text t
       WHERE t.locale = %L AND t.site = $1 AND $2 <%% t.title_plain ORDER BY 2 DESC, 1 LIMIT $3', of_locale)
      USING of_site, typed, at_most;
  END $$;
