import { type EnquiryRules, enquiryFormSchema, enquiryKindOf } from '@forecourt/domain/enquiry';
import { leadSubmissionSchema } from '@forecourt/domain/lead';
import * as z from 'zod';

/** Most answers that go with a valuation. */
const mostAnswers = 30;

/** The shared payload as the API takes it: what no field of a form bounds is bounded here. */
export const boundedSubmissionSchema = leadSubmissionSchema.extend({
  adjustmentAnswers: z
    .record(z.string().regex(/^[\w ?'.,-]{1,80}$/), z.string().max(400))
    .refine((answers) => Object.keys(answers).length <= mostAnswers, `At most ${mostAnswers} answers are taken.`)
    .nullable()
    .default(null),
});

/**
 * The whole payload with the form's rules applied to `userData`: what POST /api/leads checks (LEAD-01, FORM-04). A
 * kind that is about a vehicle must name one.
 */
export const leadSubmissionSchemaFor = (rules: EnquiryRules) =>
  boundedSubmissionSchema.extend({
    category: z.literal(rules.category),
    car_id: leadSubmissionSchema.shape.car_id.refine(
      (carId) => carId !== null || enquiryKindOf(rules.category).about !== 'vehicle',
      'Please start this enquiry from the page of the vehicle.',
    ),
    userData: enquiryFormSchema(rules),
  });
