ALTER TABLE "alert_items" DROP CONSTRAINT "alert_items_saved_search_id_saved_searches_id_fk";
--> statement-breakpoint
ALTER TABLE "alert_items" ADD COLUMN "of_search" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "alert_items" SET "of_search" = true WHERE "saved_search_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_items" ADD CONSTRAINT "alert_items_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_draws" ADD CONSTRAINT "prize_draws_entrant" UNIQUE("website_id","campaign","entrant");