/** The templates of a new form. A template's options are asked in this order. */
export const formTemplates = {
  heading: 'Start from',
  blank: 'Blank form',
  presets: {
    contact: {
      title: 'Contact us',
      description: "Send us a message and we'll get back to you.",
      questions: {
        name: { question: 'What is your name?' },
        email: { question: 'What is your email address?' },
        message: { question: 'How can we help?' },
      },
    },
    feedback: {
      title: 'Your feedback',
      description: 'Two minutes to help us improve.',
      questions: {
        rating: { question: 'How was it?' },
        good: { question: 'What did you like?' },
        better: { question: 'What could be better?' },
        email: { question: 'Where can we reach you if we have a question?' },
      },
    },
    intake: {
      title: 'New client intake',
      description: 'A few questions before we start.',
      questions: {
        name: { question: 'What is your name?' },
        email: { question: 'What is your email address?' },
        company: { question: 'Which company or organization are you with?' },
        goal: { question: 'What would you like to achieve?' },
        start: {
          question: 'When would you like to start?',
          options: { now: 'Right away', month: 'Within a month', later: 'Later', unsure: 'Not sure yet' },
        },
      },
    },
    recommend: {
      title: 'Would you recommend us?',
      description: 'One question, and one more if you like.',
      questions: {
        likely: {
          question: 'How likely are you to recommend us to a friend or colleague?',
          options: {
            p0: '0 (not at all likely)',
            p1: '1',
            p2: '2',
            p3: '3',
            p4: '4',
            p5: '5',
            p6: '6',
            p7: '7',
            p8: '8',
            p9: '9',
            p10: '10 (extremely likely)',
          },
        },
        why: { question: 'What is the main reason?' },
      },
    },
    rsvp: {
      title: 'RSVP',
      description: "Let us know if you're coming.",
      questions: {
        name: { question: 'What is your name?' },
        coming: { question: 'Are you coming?', options: { yes: 'Yes', maybe: 'Maybe', no: 'No' } },
        guests: { question: 'How many guests are you bringing?' },
        food: {
          question: 'Anything we should know about food?',
          options: { vegetarian: 'Vegetarian', vegan: 'Vegan', gluten: 'Gluten-free', nuts: 'No nuts' },
        },
        note: { question: 'Anything else?' },
      },
    },
  },
} as const
