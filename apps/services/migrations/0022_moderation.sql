CREATE TABLE "moderation_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"act" text NOT NULL,
	"moderator_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_report" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"review_id" uuid NOT NULL,
	"customer_id" uuid,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "review_reaction" ALTER COLUMN "like" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "queued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "holds" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "verified_buyer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "queued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "holds" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_comment" ADD COLUMN "queued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_comment" ADD COLUMN "holds" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "review_comment" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "review_comment" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_reaction" ADD COLUMN "handled_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_event" ADD CONSTRAINT "moderation_event_moderator_id_customer_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_event_entry" ON "moderation_event" USING btree ("kind","entry_id");--> statement-breakpoint
CREATE INDEX "moderation_event_moderator" ON "moderation_event" USING btree ("moderator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_report_open" ON "review_report" USING btree ("review_id","customer_id") WHERE "review_report"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "review_report_queue" ON "review_report" USING btree ("site","created_at") WHERE "review_report"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "review_report_customer" ON "review_report" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "question_customer" ON "question" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "question_text" ON "question" USING btree (md5("question"));--> statement-breakpoint
CREATE INDEX "question_queue" ON "question" USING btree ("site","queued_at") WHERE "question"."queued_at" is not null;--> statement-breakpoint
CREATE INDEX "review_customer" ON "review" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "review_queue" ON "review" USING btree ("site","queued_at") WHERE "review"."queued_at" is not null;--> statement-breakpoint
CREATE INDEX "review_text" ON "review" USING btree (md5("text"));--> statement-breakpoint
CREATE INDEX "review_shown" ON "review" USING btree ("site","reference_id","score") WHERE "review"."approved";--> statement-breakpoint
CREATE INDEX "review_comment_customer" ON "review_comment" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "review_comment_text" ON "review_comment" USING btree (md5("text"));--> statement-breakpoint
CREATE INDEX "review_comment_queue" ON "review_comment" USING btree ("queued_at") WHERE "review_comment"."queued_at" is not null;