ALTER TABLE "search_document" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE search_document d SET name = t.title FROM item_text t
  WHERE t.site = d.site AND t.item_id = d.item_id AND t.locale = d.locale;
